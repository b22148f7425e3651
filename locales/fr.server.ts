import { errors } from './fr/errors.ts';
import { faults } from './fr/faults.ts';
import { notices } from './fr/notices.ts';
import { restriction } from './fr/restriction.ts';
import { server } from './fr/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
