// Reports of mail servers: that a message could not be delivered (RFC 3464) or that its recipient complained (RFC 5965).
import { faultOfAnswer, faultOfStatus, type AddressFault } from './delivery-status.ts';
import { hideAddress } from './hide-address.ts';
import { listParts, readFields, readPart, textOf, type MimePart } from './mime.ts';

export type MailReport = {
  readonly kind: AddressFault | 'complaint';
  /** The address that the report names, where it does; only the token of the return path is believed. */
  readonly recipient: string | undefined;
  /** What the other server said, one line of at most 300 characters, without addresses. */
  readonly says: string;
};

/** Why a message counts for nothing. */
export type NoReport = 'no_report' | 'not_about_the_address';

/**
 * Reads a message as a report. Automatic answers, delays and successes are none; nor is a failure that is about the message
 * or its sender. Bytes are read as Latin-1: nothing of the text is shown but ASCII.
 */
export function readReport(raw: Buffer): MailReport | NoReport {
  const message = readPart(raw.toString('latin1'));
  if (!message.type.startsWith('multipart/')) return 'no_report';
  const parts = listParts(message);
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  if (status !== undefined) return readStatus(status);
  const feedback = parts.find(({ type }) => type === 'message/feedback-report');
  return feedback === undefined ? 'no_report' : readFeedback(feedback);
}

const recipientsMax = 10;

/** The first recipient that failed decides: each message of ours has one. */
function readStatus(part: MimePart): MailReport | NoReport {
  const groups = textOf(part)
    .trim()
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(1, recipientsMax + 1)
    .map(readFields);
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase().startsWith('failed') === true);
  if (failed === undefined) return groups.length === 0 ? 'no_report' : 'not_about_the_address';
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '';
  const diagnostic = failed.get('diagnostic-code') ?? '';
  const kind = kindOf(status, diagnostic);
  if (kind === undefined) return 'not_about_the_address';
  const recipient = addressIn(failed.get('original-recipient')) ?? addressIn(failed.get('final-recipient'));
  return { kind, recipient, says: plainLine(`${status} ${diagnostic}`, recipient) };
}

/** `5.0.0` says nothing: then the other server's own words do. */
function kindOf(status: string, diagnostic: string): AddressFault | undefined {
  if (!status.endsWith('.0.0') && status !== '') return faultOfStatus(status);
  const said = faultOfAnswer(diagnostic);
  return said ?? (status.startsWith('4') ? 'soft' : undefined);
}

/** What recipients mean by “this is spam”; reports about signatures or that something is no spam are others. */
const complaints = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list']);

function readFeedback(part: MimePart): MailReport | NoReport {
  const fields = readFields(textOf(part).trim());
  const type = fields.get('feedback-type')?.toLowerCase();
  if (type === undefined) return 'no_report';
  if (!complaints.has(type)) return 'not_about_the_address';
  const recipient = addressIn(fields.get('original-rcpt-to'));
  return {
    kind: 'complaint',
    recipient,
    says: plainLine(`${type} ${fields.get('user-agent') ?? ''}`, recipient),
  };
}

/** `rfc822; anna@example.org` or `<anna@example.org>`. */
function addressIn(field: string | undefined): string | undefined {
  return /([^\s;<>]{1,64}@[^\s;<>]{1,253})/.exec(field ?? '')?.[1];
}

/** Visible ASCII alone: this comes from outside and is shown in the console. */
function plainLine(text: string, recipient: string | undefined): string {
  return hideAddress(text, recipient)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}
