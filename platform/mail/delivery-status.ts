// What a refusal of a mail server says of the address: that it is wrong for ever, that it may be right later, or nothing,
// because the refusal is about the message, its sender or the server.

export type AddressFault = 'hard' | 'soft';

/**
 * Statuses (RFC 3463) of an address that will not take mail: no such mailbox or domain, moved away, disabled, and a domain
 * that takes no mail at all (RFC 7505).
 */
const hard = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1', '5.4.4']);

/** “Other address status”: servers say it of the sender too, so that one alone rules nothing out. */
const unclear = '5.1.0';

/**
 * Classes whose final failure counts against an address, though it may take mail later: the mailbox (a full one) and the
 * way there. Refusals of policy (5.7) and of content (5.6) are about us: they would rule out every address at once.
 */
const softSubjects = new Set(['2', '4']);

/** @param status An enhanced status code, such as `5.1.1`. */
export function faultOfStatus(status: string): AddressFault | undefined {
  const [, family, subject = ''] = /^([245])\.(\d{1,3})\.\d{1,3}$/.exec(status) ?? [];
  if (family === undefined || family === '2') return undefined;
  if (hard.has(status)) return 'hard';
  if (status === unclear) return 'soft';
  if (family === '4') return subject === '7' ? undefined : 'soft';
  return softSubjects.has(subject) ? 'soft' : undefined;
}

/** Not a part of an address of the network, which answers often name. */
const enhanced = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
const basic = /^(?:smtp; ?)?(5\d\d)\b/i;
const noMailbox = new Set(['550', '551', '553']);
/** Words of servers that say no more than 550 and mean the sender. */
const ofTheSender =
  /spam|block|black|policy|reputation|rbl|dnsbl|spf|dkim|dmarc|relay|denied|listed|\brate\b/i;

/**
 * Reads the words of a mail server to one recipient. An enhanced status counts first; a bare 550, 551 or 553 means that the
 * mailbox is not there unless the words speak of the sender.
 */
export function faultOfAnswer(answer: string): AddressFault | undefined {
  const text = answer.trim();
  const status = enhanced.exec(text)?.[1];
  if (status !== undefined && !status.endsWith('.0.0')) return faultOfStatus(status);
  const code = basic.exec(text)?.[1];
  if (code === undefined || !noMailbox.has(code) || ofTheSender.test(text)) return undefined;
  return 'hard';
}
