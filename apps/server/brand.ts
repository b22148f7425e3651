// The instance's brand, written on every page that leaves the platform: its name, logo and colours, and who operates it.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allLanguages, type LanguageChoice } from '#domain/text/language.ts';
import { logoPath, readLogo as logoOf } from '#features/configuration/server/public.ts';
import type { Brand, Environment } from '#platform/environment.ts';
import { accentsOf } from '#domain/colors.ts';

const yearSeconds = 31_536_000;
/** A logo is seen at 36 pixels on every page. */
const logoBytesMax = 200_000;

const logoTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** What pages link to; undefined where the brand has none of its own and the platform's stays. */
export type BrandFiles = { readonly styles: string | undefined; readonly logo: string | undefined };

/** Serves the brand's styles and logo, under addresses that change with them; gives what pages link to at the moment. */
export function openBrand(app: FastifyInstance, env: Pick<Environment, 'brand' | 'db'>): () => BrandFiles {
  const file = env.brand.logo === undefined ? undefined : readLogo(env.brand.logo);
  const addressOf = (name: string, body: string | Buffer) =>
    `/brand/${name}?v=${createHash('sha256').update(body).digest('base64url').slice(0, 8)}`;
  app.get('/brand/colors.css', (_request, reply) => {
    const { color } = env.brand;
    return color === undefined ? reply.code(404).send() : send(reply, 'text/css', brandStyles(color));
  });
  if (file !== undefined) {
    app.get(`/brand/logo${file.kind}`, (_request, reply) => send(reply, file.type, file.bytes));
  }
  app.get<{ Params: { file: string } }>('/brand/logo/:file', async ({ params }, reply) => {
    const hash = /^([0-9a-f]{64})\.png$/.exec(params.file)?.[1];
    const bytes = hash === undefined ? undefined : await logoOf(env.db.direct, hash);
    return bytes === undefined ? reply.code(404).send() : send(reply, 'image/png', bytes);
  });
  return () => {
    const { color, logo, logoHash } = env.brand;
    const own =
      logo === undefined || file === undefined ? undefined : addressOf(`logo${file.kind}`, file.bytes);
    return {
      styles: color === undefined ? undefined : addressOf('colors.css', brandStyles(color)),
      logo: logoHash === undefined ? own : logoPath(logoHash),
    };
  };
}

function send(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  return reply
    .headers({
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(type)
    .send(body);
}

/** An app's page under the brand. Facts stand on `<html>`, because a script inside the page may not run. */
export function brandedPage(
  html: string,
  brand: Brand,
  files: BrandFiles,
  choice: LanguageChoice = allLanguages,
): string {
  const facts: Record<string, string | undefined> = {
    'data-languages': choice === allLanguages ? undefined : [choice.fallback, ...choice.offered].join(' '),
    'data-brand': brand.name,
    'data-logo': files.logo,
    'data-legal-name': brand.legalName,
    'data-legal-country': brand.country,
  };
  const written = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${escaped(value ?? '')}" `);
  return withColors(html, files)
    .replace('<html ', () => `<html ${written.join('')}`)
    .replace('<title>Stockless</title>', () => `<title>${escaped(brand.name)}</title>`);
}

/** Any page in the brand's colours: after the platform's own styles, whose tokens they replace. */
export function withColors(html: string, { styles }: BrandFiles): string {
  return styles === undefined
    ? html
    : html.replace('</head>', () => `<link rel="stylesheet" href="${styles}"></head>`);
}

/** The accents of the brand under the same conditions as the platform's own in `ui/tokens.css`. */
export function brandStyles(color: string): string {
  const tokens = (scheme: 'light' | 'dark') =>
    Object.entries(accentsOf(color, scheme))
      .map(([name, value]) => `--${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}:${value};`)
      .join('');
  return [
    `:root{${tokens('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${tokens('dark')}}}`,
    `:root[data-theme='dark']{${tokens('dark')}}`,
  ].join('\n');
}

/** @throws Error that says what is wrong with `BRAND_LOGO`; the platform does not open without it. */
function readLogo(file: string): { kind: string; type: string; bytes: Buffer } {
  const kind = path.extname(file).toLowerCase();
  const type = logoTypes[kind];
  if (type === undefined) throw new Error(`BRAND_LOGO: ${file} is no .svg, .png or .webp`);
  const bytes = readFileSync(file);
  if (bytes.length > logoBytesMax) {
    throw new Error(`BRAND_LOGO: ${file} has ${bytes.length} bytes, ${logoBytesMax} are the limit`);
  }
  return { kind, type, bytes };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
