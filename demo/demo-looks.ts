// How the shops of the demonstration world look: three shops that nobody takes for one.
import { presetLook, type LookPreset, type LookSectionKind } from '#domain/shop/look.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { shopLook } from '#features/shop/look.contract.ts';
import type { ShopKey } from './demo-world.ts';

type Draft = NonNullable<RequestOf<typeof shopLook>['draft']>;
type Words = Partial<Record<LookSectionKind, { readonly title: string; readonly text?: string }>>;

export const demoLooks: Readonly<Record<ShopKey, Draft>> = {
  table: draft('paper', {
    hero: { title: 'Set it down. Stay a while.' },
    featured: { title: 'From the kitchen this week' },
    words: {
      title: 'Fewer, better things',
      text: 'Every cup, board and pan here was used in our own kitchen for a month before we listed it. What chipped, warped or annoyed us is not on these shelves.',
    },
  }),
  trail: {
    ...draft('night', {
      hero: { title: 'Take the long way.' },
      words: {
        title: 'Carried before it was listed',
        text: 'Rain, gravel, night trains: if a piece came home in one piece, you find it here.',
      },
    }),
    font: 'poster',
    hero: 'words',
  },
  paper: {
    ...draft('kids', {
      announcement: { title: 'New:', text: 'craft kits for rainy Sundays' },
      hero: { title: 'Small things, big afternoons' },
      featured: { title: 'Picked for your desk' },
    }),
    palette: 'own',
    color: '#ff8fa3',
    ground: 'white',
    hero: 'split',
  },
};

/** A preset with the shop's own words. */
function draft(preset: LookPreset, words: Words): Draft {
  const look = presetLook(preset);
  const sections = look.sections.map((section) => ({ ...section, text: '', ...words[section.kind] }));
  return { ...look, sections };
}
