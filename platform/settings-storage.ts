// The settings of files in buckets; the table is `settings.ts`.
import * as z from 'zod/mini';
import { origin, setting, text } from './setting.ts';
import { addressingStyles, bucketPattern } from './storage/place.ts';

const group = 'Files in buckets';
const bucket = () => z.optional(z.string().check(z.regex(bucketPattern)));
const bucketForm = 'the name of a bucket, or `bucket/folder`';

export const storage = {
  FILES_S3: setting(bucket(), {
    group,
    meaning:
      'The bucket of uploaded pictures, for several servers (docs/operations/files.md). It need not be public: the server hands them out.',
    form: bucketForm,
    example: 'shop-pictures',
    otherwise: 'the folder `files` in `DATA_DIR`',
  }),
  VAULT_S3: setting(bucket(), {
    group,
    meaning:
      'The bucket of private files and their keys. They are encrypted before they leave the server. It must lie apart from `FILES_S3` and must not be public.',
    form: bucketForm,
    example: 'shop-private/production',
    otherwise: 'the folder `vault` in `DATA_DIR`',
  }),
  S3_ENDPOINT: setting(origin(), {
    group,
    meaning: 'The service that the buckets are of: AWS, R2, MinIO or another one with the S3 API.',
    form: 'an origin: scheme, host and port, without a path',
    example: 'https://account.r2.cloudflarestorage.com',
    otherwise: '`https://s3.S3_REGION.amazonaws.com`',
  }),
  S3_REGION: setting(z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1'), {
    group,
    meaning:
      'The region that requests are signed for. R2 calls it `auto`, MinIO `us-east-1` unless it was told another.',
    form: 'the name of a region',
    example: 'eu-central-1',
  }),
  S3_ADDRESSING_STYLE: setting(z._default(z.enum(addressingStyles), 'path'), {
    group,
    meaning:
      'Where the name of a bucket stands: `path` is `https://host/bucket/name`, `virtual` is `https://bucket.host/name`.',
    form: 'path or virtual',
    example: 'virtual',
  }),
  S3_ACCESS_KEY_ID: setting(z.optional(text(200)), {
    group,
    meaning: 'Who reads and writes the buckets. They need to get, put, delete and list, and nothing else.',
    form: 'the id of an access key',
    example: 'shop-server',
    otherwise: 'none: needed with a bucket',
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting(z.optional(text(400)), {
    group,
    meaning: 'The secret of that key.',
    form: 'the secret of an access key',
    example: 'the-secret-that-belongs-to-it',
    otherwise: 'none: needed with a bucket',
    isSecret: true,
  }),
};
