// Who the merchants of the demonstration world are, and pictures of papers that say themselves that they are none.
import sharp from 'sharp';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { sendIdentity } from '#features/identity/contract.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { ShopKey } from './demo-world.ts';

const card = { kind: 'person', doc_type: 'id_card', document_ends_on: '2199-12-31', consent: true } as const;

export const demoIdentities: Readonly<Record<ShopKey, RequestOf<typeof sendIdentity>>> = {
  table: {
    ...card,
    country: 'DE',
    full_name: 'Mara Fennmoor',
    id_number: 'L00X00T01',
    birth_date: '1988-04-12',
    phone: '+49 151 0000001',
  },
  trail: {
    ...card,
    country: 'US',
    full_name: 'Jonas Alder',
    id_number: 'D0000002',
    birth_date: '1991-09-03',
    phone: '+1 202 555 0102',
  },
  paper: {
    ...card,
    country: 'JP',
    full_name: 'Yuki Kodama',
    id_number: 'JP0000003',
    birth_date: '1994-01-27',
    phone: '+81 90 0000 0003',
  },
};

/** Both sides of a card, drawn. */
export function demoDocuments(shop: ShopKey): Promise<CallFile[]> {
  return Promise.all(['front', 'back'].map((side) => drawCard(side, demoIdentities[shop].full_name ?? '')));
}

async function drawCard(side: string, name: string): Promise<CallFile> {
  const lines = ['SPECIMEN', `Demonstration, ${side}`, name];
  const words = lines.map((line, place) => `<text x="40" y="${90 + place * 70}">${line}</text>`).join('');
  const frame = '<rect x="8" y="8" width="624" height="384" rx="24" fill="#e9edf2" stroke="#64748b"/>';
  const style = 'font-family="sans-serif" font-size="36" fill="#1f2937"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${frame}<g ${style}>${words}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return { field: side, name: `${side}.png`, bytes };
}
