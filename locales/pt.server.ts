import { errors } from './pt/errors.ts';
import { faults } from './pt/faults.ts';
import { notices } from './pt/notices.ts';
import { restriction } from './pt/restriction.ts';
import { server } from './pt/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
