// The stream of notices: apart from the other ways, because the app's first screen opens it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';

export const noticeStream = endpoint({
  name: 'noticeStream',
  method: 'GET',
  path: '/v1/notify/stream',
  actor: 'merchant',
  summary:
    'Server-sent events: `notice` is each new one in the language of the reader, as `notify/list` gives it; `box` is how ' +
    'the box stands, as `notify/check` answers. The `id` is the number of the last notice; `Last-Event-ID` goes on after it.',
  input: z.object({}),
  output: z.object({}),
  refuses: ['invalidUserPage'],
});
