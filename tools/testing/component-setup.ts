// What component tests wait for: longer than a screen needs on a machine that does other work beside.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 8_000 });
