import { errors } from './vi/errors.ts';
import { faults } from './vi/faults.ts';
import { notices } from './vi/notices.ts';
import { restriction } from './vi/restriction.ts';
import { server } from './vi/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
