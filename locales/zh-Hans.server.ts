import { errors } from './zh-Hans/errors.ts';
import { faults } from './zh-Hans/faults.ts';
import { notices } from './zh-Hans/notices.ts';
import { restriction } from './zh-Hans/restriction.ts';
import { server } from './zh-Hans/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
