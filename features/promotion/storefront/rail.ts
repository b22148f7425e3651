// Sponsored goods of other shops, below the goods of a shop that allows them: asked for when somebody comes near, into
// room that was kept for them, so that nothing on the page moves.
import { watchPlaces } from './sponsored.ts';

type Place = {
  readonly token: string;
  readonly href: string;
  readonly title: string;
  readonly image: string | null;
  readonly price: string;
  readonly label: string;
  readonly why_href: string;
};

/** Fills the rail once it is nearly in sight; where there is nothing to show it goes. */
export function fillRail(rail: HTMLElement): void {
  const list = rail.querySelector('ul');
  const card = rail.querySelector('template')?.content.firstElementChild;
  if (list === null || !(card instanceof HTMLElement)) return;
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void ask(rail.dataset['rail'] ?? '').then((places) => {
        for (const place of places) list.append(draw(card, place));
        if (places.length === 0) rail.hidden = true;
        else watchPlaces(list);
      });
    },
    { rootMargin: '200px' },
  );
  observer.observe(rail);
}

async function ask(query: string): Promise<readonly Place[]> {
  try {
    const answer = await fetch(`/api/pub/ads/similar?${query}`);
    const body: unknown = await answer.json();
    return readPlaces(body);
  } catch {
    return [];
  }
}

function readPlaces(body: unknown): readonly Place[] {
  if (typeof body !== 'object' || body === null || !('data' in body)) return [];
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('list' in data) || !Array.isArray(data.list)) return [];
  return data.list.filter(isPlace);
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'token' in value && 'why_href' in value;
}

function draw(card: HTMLElement, place: Place): Node {
  const drawn = card.cloneNode(true);
  if (!(drawn instanceof HTMLElement)) return drawn;
  drawn.dataset['ad'] = place.token;
  const put = (name: string, text: string) => {
    const spot = drawn.querySelector(`[data-put="${name}"]`);
    if (spot !== null) spot.textContent = text;
  };
  put('title', place.title);
  put('price', place.price);
  put('label', place.label);
  drawn.querySelector('a[rel="sponsored"]')?.setAttribute('href', place.href);
  drawn.querySelector('[data-put="why"]')?.setAttribute('href', place.why_href);
  const picture = drawn.querySelector('img');
  if (place.image === null) picture?.remove();
  else picture?.setAttribute('src', place.image);
  return drawn;
}
