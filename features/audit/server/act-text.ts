// What an act is called where people read of it: its call says what it does.

/**
 * The first clause of a call's summary. What a job did, or a call that exists no more, has no summary: its name is then
 * read as words.
 */
export function actText(act: string, summary: string | undefined): string {
  if (summary !== undefined) return summary.split(/[.;:](?:\s|$)/, 1).join('');
  const words = act.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
