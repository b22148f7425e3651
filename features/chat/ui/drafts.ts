// What somebody began to write and has not sent: kept while the app is open, by conversation, so that a look at another
// page loses nothing. Never on the device: it may be of another person next time.
const drafts = new Map<string, string>();

export function draftOf(key: string): string {
  return drafts.get(key) ?? '';
}

export function keepDraft(key: string, text: string): void {
  if (text === '') drafts.delete(key);
  else drafts.set(key, text);
}
