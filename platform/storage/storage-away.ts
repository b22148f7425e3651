// A place of files that is away, full or refuses us: whoever asked may try again, as where the database is away.
import { Refused } from '#domain/wire/errors.ts';

/** Refused as `systemBusy`. The message says what was the matter, for logs and commands; people are not shown it. */
export class StorageAway extends Refused {
  constructor(place: string, reason: string, cause?: unknown) {
    super('systemBusy', { reason: 'try_again' });
    this.name = 'StorageAway';
    this.message = `${place} ${reason}`;
    if (cause !== undefined) this.cause = cause;
  }
}
