// The tables of shops' domains; part of the registry in `tables.ts`.

export const domainTables = {
  shop_domain: { room: 'domains', scope: 'tenant' },
  domain_host: { room: 'domains', scope: 'directory' },
  domain_certificate: { room: 'domains', scope: 'directory' },
  domain_challenge: { room: 'domains', scope: 'directory' },
  domain_authority: { room: 'domains', scope: 'local' },
} as const;
