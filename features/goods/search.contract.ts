// Synonyms that the search knows.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';

export const importSynonyms = endpoint({
  name: 'importSynonyms',
  method: 'POST',
  path: '/op/search/synonyms',
  actor: 'operator',
  right: 'catalogue',
  summary:
    'Words that mean the same, from a CSV file with the columns lang and words (`mug|cup|beaker`). Each language that it names has exactly these afterwards.',
  body: 'csv',
  input: z.object({}),
  output: z.object({
    rows: z.int(),
    refused: z.int(),
    errors: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
    languages: z.array(z.string()),
  }),
  refuses: [],
});
