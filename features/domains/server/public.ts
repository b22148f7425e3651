// What other rooms and the composition may ask about domains.
export { domainJobs } from './jobs.ts';
export { eraseDomain } from './domains.ts';
export { activeDomainOf, makeOwnHosts } from './hosts.ts';
export { domainRoutes } from './routes.ts';
