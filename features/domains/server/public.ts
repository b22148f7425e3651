// What other rooms and the composition may ask about domains.
export { domainJobs } from './jobs.ts';
export { eraseDomain } from './domains.ts';
export { activeDomainOf, makeHostRules, makeOwnHosts, originAt } from './hosts.ts';
export { publicDomainRoutes } from './public-routes.ts';
export { domainRoutes } from './routes.ts';
