import { errors } from './zh-Hant/errors.ts';
import { faults } from './zh-Hant/faults.ts';
import { notices } from './zh-Hant/notices.ts';
import { restriction } from './zh-Hant/restriction.ts';
import { server } from './zh-Hant/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, faults, notices, restriction, server };
