// Where a bucket is and who reads and writes it: what operators of AWS, R2 and MinIO write into the settings.

export type BucketPlace = {
  /** Scheme, host and port of the service. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What every name in the bucket begins with: empty, or folders that end in a slash. */
  readonly prefix: string;
  /** `path`: the bucket is the first part of the path. `virtual`: it is the first part of the host's name. */
  readonly style: AddressingStyle;
  readonly keyId: string;
  readonly secret: string;
};

export const addressingStyles = ['path', 'virtual'] as const;
export type AddressingStyle = (typeof addressingStyles)[number];

/** A bucket, and after a slash the folder in it: `shop-files` or `shop-files/production`. */
export const bucketPattern =
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,8}\/?$/;

/** The settings of buckets, as they stand in the environment. */
export type BucketSettings = {
  readonly FILES_S3?: string | undefined;
  readonly VAULT_S3?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ADDRESSING_STYLE: AddressingStyle;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
};

/** The buckets of an instance; undefined for files that lie in `DATA_DIR`. */
export type Buckets = {
  readonly files: BucketPlace | undefined;
  readonly vault: BucketPlace | undefined;
};

export const noBuckets: Buckets = { files: undefined, vault: undefined };

/**
 * The buckets that the settings name.
 *
 * @throws Error where the keys are missing, or where public and private files would lie in one folder.
 */
export function readBuckets(settings: BucketSettings): Buckets {
  const { FILES_S3: files, VAULT_S3: vault } = settings;
  if (files === undefined && vault === undefined) return noBuckets;
  const read = { files: placeOf(files, settings), vault: placeOf(vault, settings) };
  if (read.files !== undefined && read.vault !== undefined && areNested(read.files, read.vault))
    throw new Error('must lie apart from VAULT_S3: another bucket, or a folder that is not in the other one');
  return read;
}

function placeOf(text: string | undefined, settings: BucketSettings): BucketPlace | undefined {
  if (text === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret, S3_REGION: region } = settings;
  if (keyId === undefined || secret === undefined)
    throw new Error('needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it');
  const [bucket = '', ...folders] = text.replace(/\/$/, '').split('/');
  return {
    endpoint: settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    style: settings.S3_ADDRESSING_STYLE,
    keyId,
    secret,
  };
}

/** Whether one place is the other, or lies in it: public files are served by their names. */
function areNested(one: BucketPlace, other: BucketPlace): boolean {
  if (one.bucket !== other.bucket) return false;
  return one.prefix.startsWith(other.prefix) || other.prefix.startsWith(one.prefix);
}

/** A place as people read it, without its keys. */
export function namePlace({ bucket, prefix }: Pick<BucketPlace, 'bucket' | 'prefix'>): string {
  return `s3://${bucket}/${prefix}`;
}
