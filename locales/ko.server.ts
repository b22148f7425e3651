import { errors } from './ko/errors.ts';
import { faults } from './ko/faults.ts';
import { notices } from './ko/notices.ts';
import { restriction } from './ko/restriction.ts';
import { server } from './ko/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
