import { errors } from './id/errors.ts';
import { faults } from './id/faults.ts';
import { notices } from './id/notices.ts';
import { restriction } from './id/restriction.ts';
import { server } from './id/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
