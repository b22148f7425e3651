// What other features' screens and the app may show of the service.
export { BannerCarousel } from './BannerCarousel.tsx';
export { ServiceHours } from './ServiceHours.tsx';
export { readWhy } from './ReadWhy.tsx';
