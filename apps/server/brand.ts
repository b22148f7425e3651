// The instance's brand, written on every page that leaves the house: its name, logo and colours, and who operates it.
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#platform/world.ts';
import { accentsOf } from './brand-colors.ts';

const yearSeconds = 31_536_000;
/** A logo is seen at 36 pixels on every page. */
const logoBytesMax = 200_000;

const logoTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** What pages link to; undefined where the brand has none of its own and the house's stays. */
export type BrandFiles = { readonly styles: string | undefined; readonly logo: string | undefined };

/** Serves the brand's styles and logo, under addresses that change with them. */
export function openBrand(app: FastifyInstance, brand: Brand): BrandFiles {
  const serve = (name: string, type: string, body: string | Buffer): string => {
    app.get(`/brand/${name}`, (_request, reply) =>
      reply
        .headers({
          'cache-control': `public, max-age=${yearSeconds}, immutable`,
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(type)
        .send(body),
    );
    return `/brand/${name}?v=${createHash('sha256').update(body).digest('base64url').slice(0, 8)}`;
  };
  const logo = brand.logo === undefined ? undefined : readLogo(brand.logo);
  return {
    styles: brand.color === undefined ? undefined : serve('colors.css', 'text/css', brandStyles(brand.color)),
    logo: logo === undefined ? undefined : serve(`logo${logo.kind}`, logo.type, logo.bytes),
  };
}

/** An app's page under the brand. Facts stand on `<html>`, because a script inside the page may not run. */
export function brandedPage(html: string, brand: Brand, files: BrandFiles): string {
  const facts: Record<string, string | undefined> = {
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

/** Any page in the brand's colours: after the house's own styles, whose tokens they replace. */
export function withColors(html: string, { styles }: BrandFiles): string {
  return styles === undefined
    ? html
    : html.replace('</head>', () => `<link rel="stylesheet" href="${styles}"></head>`);
}

/** The accents of the brand under the same conditions as the house's own in `ui/tokens.css`. */
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

/** @throws Error that says what is wrong with `BRAND_LOGO`; the house does not open without it. */
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
