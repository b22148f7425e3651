// What other features' screens and the app may show of the service.
export { BannerCarousel } from '#features/service/ui/BannerCarousel.tsx';
export { ServiceHours } from '#features/service/ui/ServiceHours.tsx';
export { readWhy } from '#features/service/ui/ReadWhy.tsx';
