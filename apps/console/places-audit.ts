// The places of those who look after what was done.
import { ScrollText } from 'lucide-react';

export const auditPlaces = [
  {
    path: 'audit',
    right: 'audit',
    nav: { group: 'house', name: 'audit', icon: ScrollText },
    load: async () => (await import('#features/audit/console/AuditScreen.tsx')).AuditScreen,
  },
  {
    path: 'audit/:id',
    right: 'audit',
    load: async () => (await import('#features/audit/console/EntryScreen.tsx')).EntryScreen,
  },
] as const;
