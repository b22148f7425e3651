// The icon of a shop that has a look and no logo: its first letter on its colour, drawn from the address alone.
import type { FastifyInstance } from 'fastify';
import { inkOn } from '#domain/colors.ts';
import { firstCharacters } from '#domain/text/graphemes.ts';

type Asked = {
  readonly Params: { readonly handle: string; readonly color: string };
  readonly Querystring: { readonly letter?: string | readonly string[] };
};

const yearSeconds = 31_536_000;

export function markRoute(app: FastifyInstance): void {
  app.get<Asked>('/s/:handle/mark-:color(^[0-9a-f]{6}).svg', async ({ params, query }, reply) => {
    const letter = typeof query.letter === 'string' ? firstCharacters(query.letter.trim(), 1) : '';
    return reply
      .headers({
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        // A picture of words that an address may say: it can do nothing but be looked at.
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(drawMark(`#${params.color}`, letter));
  });
}

function drawMark(color: string, letter: string): string {
  const text = letter.toUpperCase().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/>` +
    `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" ` +
    `font-weight="600" fill="${inkOn(color)}">${text}</text></svg>`
  );
}
