// Names that buyers type: shown in e-mails only where they cannot be read as a message of somebody else.
import { countCharacters } from '#domain/text/graphemes.ts';

const charactersMax = 40;
const wordsMax = 5;

/**
 * True for what may be a person's name: a few words of letters with the signs that names have. Digits, addresses and
 * punctuation of sentences make it a message ("Your account is locked - call +1 555 0100").
 */
export function isPersonName(name: string): boolean {
  const plain = name.trim();
  const words = plain.split(/\s+/);
  if (plain === '' || countCharacters(plain, charactersMax) > charactersMax || words.length > wordsMax)
    return false;
  if (!/^[\p{L}\p{M} .'’·・-]+$/u.test(plain)) return false;
  // A dot ends an initial or a title (`J. R. Ortiz`, `Dr. Berger`); anywhere else it is an address.
  if (/\.(?! |$)/.test(plain)) return /^(?:\p{L}{1,3}\.)+/u.test(plain) && !/\.\p{L}{4,}/u.test(plain);
  return !/ [-–] /.test(plain) && !isMessage.test(plain);
}

/** Words that no name has and that a stranger's e-mail begins with. */
const isMessage =
  /\b(?:account|urgent|locked|suspended|verify|click|call|prize|winner|payment|password|support|security|invoice|refund)\b/i;

/** True for a line that names a place: no address of the web or of a mailbox is in it, and it is no sentence's length. */
export function isPlainText(line: string): boolean {
  return line.length <= 80 && !/@|:\/\/|\bwww\.|\p{L}\.\p{L}{2,}/iu.test(line);
}
