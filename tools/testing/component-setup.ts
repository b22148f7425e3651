// What component tests wait for: it comes at once, or after what a machine ten times as busy needs.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 });
