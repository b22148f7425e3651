// Timers of domains: their subject is the id of the domain.

export const domainTimers = { check: 'domain.check', certify: 'domain.certify' } as const;
