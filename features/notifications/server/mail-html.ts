// How mails look: simple HTML that loads nothing.

// Words first: whoever reads it without styles, aloud or in black and white reads the same email.
export const style = {
  body: 'margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif',
  main: 'max-width:36em;margin:0 auto;overflow-wrap:anywhere',
  title: 'font-size:1.25em;line-height:1.3;margin:0 0 1em',
  name: 'text-align:start;vertical-align:top;font-weight:normal;padding:2px 16px 2px 0',
  value: 'padding:2px 0;font-weight:600',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#14532d;color:#ffffff;' +
    'font-weight:600;text-decoration:none',
  small: 'font-size:0.875em',
};

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that is none of our own, as text. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
