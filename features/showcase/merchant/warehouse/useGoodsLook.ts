import { useState } from 'react';
import { useSession } from '#ui/calls/session-context.ts';

/** `grid`: pictures beside each other. `list`: more goods in a view, with smaller pictures. */
export type GoodsLook = 'grid' | 'list';

const key = 'warehouse_look';

/** How the warehouse is shown on this device, and how to show it otherwise. */
export function useGoodsLook(): [GoodsLook, (look: GoodsLook) => void] {
  const session = useSession();
  const [look, setLook] = useState<GoodsLook>(() => (session.kept(key) === 'list' ? 'list' : 'grid'));
  return [
    look,
    (next) => {
      session.keep(key, next);
      setLook(next);
    },
  ];
}
