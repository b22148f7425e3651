// English as the server says it: an object that is the type of every other language.
import { errors } from './en/errors.ts';
import { faults } from './en/faults.ts';
import { notices } from './en/notices.ts';
import { restriction } from './en/restriction.ts';
import { server } from './en/server.ts';
import type { Translated } from './translated.ts';

export const said = { errors, faults, notices, restriction, server };

export type ServerWords = Translated<typeof said>;
