// Moments, ids and the page of the sample world.
export const at = '2026-03-02T09:30:00.000Z';
export const soon = '2026-03-02T10:30:00.000Z';

export function idOf(n: number): string {
  return `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

export const page = { total: null, page: 1, page_size: 20, has_more: false };
