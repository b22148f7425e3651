import { errors } from './ja/errors.ts';
import { faults } from './ja/faults.ts';
import { notices } from './ja/notices.ts';
import { restriction } from './ja/restriction.ts';
import { server } from './ja/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
