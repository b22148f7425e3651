// Sections of a shop's own look.
export const storefrontLook = {
  lookFeatured: 'Featured',
  lookNewest: 'New in',
  lookSale: 'On sale',
  lookSeeAll: 'See all',
  menu: 'Menu',
  lookStory: 'Our story',
  lookReviews: 'What buyers say',
  lookPreview: 'Preview: only you can see this',
};
