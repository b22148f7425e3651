// Places that somebody pays for, and why something stands there.

export const storefrontSponsored = {
  sponsoredBy: 'Sponsored by {shop}',
  sponsoredWhy: 'Why this?',
  sponsoredSupport: 'Public support for {shop}',
  sponsoredRail: 'Sponsored goods of other shops',
  sponsoredRailLead: 'These shops pay to appear here. This shop allows it and sells none of it.',
  sponsoredSupportText:
    'At most one in ten sponsored places goes to shops that we support, in turn and free of charge. It’s marked as public support.',
  sponsoredThis: 'Why you saw this',
  sponsoredPays: 'Who pays',
  sponsoredPaysClick: '{shop} pays when a person follows the link and stays. You pay nothing for it.',
  sponsoredPaysOrder: '{shop} pays a share of an order that comes of it. You pay nothing for it.',
  sponsoredQuality: 'Quality',
  sponsoredQualityText:
    'Parcels in time, refunds, ratings and a complete page give {quality, number, ::.0}; 1.0 is in the middle.',
  sponsoredChance: 'Click rate',
  sponsoredChanceText:
    'Of 100 times that goods like these are seen, they are clicked {chance, number, ::.0} times.',
  sponsoredWhere: 'Where',
  sponsoredWhere_explore: 'A place on Explore',
  sponsoredWhere_search: 'A place among the results of a search',
  sponsoredWhere_similar: 'A place below goods of another shop',
  sponsoredRules: 'Version {version, number} of the rules, each number of them',
  sponsoredKept:
    'If you follow the link, your browser keeps for seven days by which link you came to this shop, so that an order can be counted. Nothing else is kept of you.',
};
