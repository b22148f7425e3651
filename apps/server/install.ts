// What makes the merchant's app installable: its manifest, its icons in the brand's look, and its service worker.
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { people } from '#locales/en/people.ts';
import { readLogo as logoOf } from '#features/configuration/server/public.ts';
import type { Brand, Environment } from '#platform/environment.ts';
import { loadSharp } from '#platform/sharp.ts';
import { accentsOf, surfaces } from '#domain/colors.ts';

const yearSeconds = 31_536_000;
const defaultAccent = '#0b6a57';

/** Phones ask for these; `maskable` may be cut to a circle, so what matters stands in the middle. */
const icons = [
  { name: '192.png', size: 192, isMaskable: false },
  { name: '512.png', size: 512, isMaskable: false },
  { name: 'maskable-512.png', size: 512, isMaskable: true },
  { name: 'apple-180.png', size: 180, isMaskable: true },
] as const;

type Icon = (typeof icons)[number];

/** Serves manifest, icons and worker. Icons are drawn when they are first asked for. */
export function openInstall(
  app: FastifyInstance,
  env: Pick<Environment, 'brand' | 'db'>,
  dist: string,
): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(env.brand, lookOf(env.brand)))),
  );
  for (const icon of icons) {
    let drawn: { readonly version: string; readonly bytes: Promise<Buffer> } | undefined;
    app.get(`/icons/${icon.name}`, async (_request, reply) => {
      const look = lookOf(env.brand);
      if (drawn?.version !== look.version) {
        drawn = { version: look.version, bytes: drawWith(icon, look, env) };
      }
      return reply
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .type('image/png')
        .send(await drawn.bytes);
    });
  }
  const worker = readFileSync(path.join(dist, 'merchant/sw.js'), 'utf8');
  app.get('/sw.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
}

/** The page of the merchant's app, naming what makes it installable. */
export function installablePage(html: string, brand: Brand): string {
  const look = lookOf(brand);
  const links = [
    '<link rel="manifest" href="/manifest.webmanifest" />',
    `<link rel="apple-touch-icon" href="${addressOf(icons[3], look)}" />`,
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

type Look = {
  readonly accent: string;
  readonly logo: Buffer | undefined;
  /** Of a logo that is kept in the database. */
  readonly logoHash: string | undefined;
  readonly version: string;
};

function lookOf(brand: Brand): Look {
  const accent = brand.color === undefined ? defaultAccent : accentsOf(brand.color, 'light').accent;
  const { logoHash } = brand;
  const logo = brand.logo === undefined ? undefined : readFileSync(brand.logo);
  const hash = createHash('sha256').update(accent);
  if (logo !== undefined) hash.update(logo);
  if (logoHash !== undefined) hash.update(logoHash);
  return { accent, logo, logoHash, version: hash.digest('base64url').slice(0, 8) };
}

function addressOf(icon: Icon, look: Look): string {
  return `/icons/${icon.name}?v=${look.version}`;
}

function manifestOf(brand: Brand, look: Look) {
  const ground = surfaces.light.all[0];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'Run a shop without stock from your phone.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: ground,
    theme_color: ground,
    categories: ['business', 'shopping'],
    icons: icons
      .filter(({ name }) => !name.startsWith('apple'))
      .map((icon) => ({
        src: addressOf(icon, look),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.isMaskable ? 'maskable' : 'any',
      })),
    shortcuts: [
      { name: people.navOrders, url: '/orderList' },
      { name: people.navAccount, url: '/wallet' },
    ],
  };
}

async function drawWith(icon: Icon, look: Look, { db }: Pick<Environment, 'db'>): Promise<Buffer> {
  const { logoHash } = look;
  const logo = logoHash === undefined ? look.logo : await logoOf(db.direct, logoHash);
  return draw(icon, { ...look, logo });
}

/** A brand's logo stands on paper; without one it is the platform's bag on the brand's colour. */
async function draw(icon: Icon, look: Look): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = sharp(Buffer.from(drawingOf(icon, look.logo === undefined ? look.accent : undefined)));
  if (look.logo === undefined) return drawing.resize(icon.size, icon.size).png().toBuffer();
  const side = Math.round(icon.size * (icon.isMaskable ? 0.56 : 0.76));
  const logo = await sharp(look.logo, { density: 300 })
    .resize(side, side, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer();
  return drawing
    .resize(icon.size, icon.size)
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
}

function drawingOf(icon: Icon, accent: string | undefined): string {
  const corner = icon.isMaskable ? 0 : 112;
  const scale = icon.isMaskable ? 6 : 8;
  const shift = (512 - 64 * scale) / 2;
  const bag =
    '<path d="M16 26h32l-3 22H19z" fill="#fff"/>' +
    '<path d="M24 28v-5a8 8 0 0 1 16 0v5" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" rx="${corner}" fill="${accent ?? '#ffffff'}"/>` +
    (accent === undefined ? '' : `<g transform="translate(${shift} ${shift}) scale(${scale})">${bag}</g>`) +
    '</svg>'
  );
}
