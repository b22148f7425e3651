import { errors } from './es/errors.ts';
import { faults } from './es/faults.ts';
import { notices } from './es/notices.ts';
import { restriction } from './es/restriction.ts';
import { server } from './es/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
