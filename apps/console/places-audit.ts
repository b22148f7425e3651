// The places of those who look after what was done.
import { BookCheck, RefreshCw, ScrollText, ShieldAlert } from 'lucide-react';

export const auditPlaces = [
  {
    path: 'jobs',
    right: 'jobs',
    nav: { group: 'platform', name: 'jobs', icon: RefreshCw },
    load: async () => (await import('#features/jobs/console/JobsScreen.tsx')).JobsScreen,
  },
  {
    path: 'audit',
    right: 'audit',
    nav: { group: 'platform', name: 'audit', icon: ScrollText },
    load: async () => (await import('#features/audit/console/AuditScreen.tsx')).AuditScreen,
  },
  {
    path: 'record',
    right: 'audit',
    nav: { group: 'platform', name: 'record', icon: BookCheck },
    load: async () => (await import('#features/proof/console/RecordScreen.tsx')).RecordScreen,
  },
  {
    path: 'security',
    right: 'audit',
    nav: { group: 'platform', name: 'security', icon: ShieldAlert },
    load: async () => (await import('#features/audit/console/SecurityScreen.tsx')).SecurityScreen,
  },
  {
    path: 'audit/:id',
    right: 'audit',
    load: async () => (await import('#features/audit/console/EntryScreen.tsx')).EntryScreen,
  },
] as const;
