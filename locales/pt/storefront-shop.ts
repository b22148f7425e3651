import type { storefrontShop as english } from '../en/storefront-shop.ts';
import type { Translated } from '../translated.ts';

/** Words of looking around in a shop: search, filters, goods with their options and safety facts, and Explore. */
export const storefrontShop: Translated<typeof english> = {
  // One goods: pictures, options, price, delivery, returns, and who answers for its safety.
  goodsPlace: 'Você está aqui',
  goodsPicture: 'Foto {number}',
  goodsChosen: '{name}: {value}',
  goodsAtDoor: '{total} na sua porta ({country}), com impostos e frete incluídos',
  goodsProtected:
    'Dinheiro protegido até a entrega · {days, plural, one {# dia} many {# dias} other {# dias}} para devolver',
  goodsDelivery: 'Preço, entrega e devoluções',
  goodsPictureLarge: 'Foto {number} de {count}, abre ampliada',
  goodsShopMoney: 'O preço da própria loja é {price}.',
  goodsOptionSoldOut: 'esgotado',
  goodsOptionChanges: 'outra opção muda junto',
  goodsOptionChangesHint: 'Uma escolha com linha tracejada muda também outra opção.',
  goodsArrives: 'Entrega: {range}',
  goodsLanded: 'Entregue com tudo incluído ({country}): {total}.',
  goodsLandedParts: 'Sendo {shipping} de frete e {tax} de impostos e taxas de importação.',
  goodsLandedPay: 'Cerca de {total}; o valor fica fixo quando você faz o pedido.',
  goodsLaneClosed: 'No momento, este produto não pode ser enviado para este país: {country}.',
  goodsReturnsMind:
    'Mudou de ideia? Devolva em até {days, plural, one {# dia} other {# dias}} depois da entrega; o envio de volta é por sua conta.',
  goodsReturnsFault:
    'Danificado, com defeito ou diferente do descrito? A devolução não custa nada e você recebe tudo de volta.',
  goodsReturnsShop: 'A loja acrescenta: {terms}',
  goodsSafetyTitle: 'Fabricante e segurança',
  goodsEuPerson: 'Responsável na União Europeia',
  goodsMakerAndEuPerson: 'Fabricante, também responsável na União Europeia',
  goodsEuPersonMissing:
    'Não foi indicado ninguém na União Europeia que responda pela segurança deste produto.',
  goodsMakerMissing: 'O fornecedor ainda não indicou o fabricante.',
  goodsFacts: 'Características',
  goodsBrand: 'Marca',
  goodsOrigin: 'País de fabricação',
  goodsWeight: 'Peso',
  goodsShare: 'Compartilhar',
  goodsShareMail: 'Enviar por e-mail',
  goodsPictureText: '{title}, {price}',

  // Looking for goods: filters, their order, and what a search was understood as.
  searchFilters: 'Filtros',
  searchFiltersCount: '{count, plural, =0 {Filtros} one {Filtros: # ativo} other {Filtros: # ativos}}',
  searchActive: 'Filtros ativos',
  searchRemove: 'Remover: {name}',
  searchClear: 'Remover todos os filtros',
  searchApply: 'Ver os resultados',
  searchPrice: 'Preço em {currency}',
  searchPriceMin: 'De',
  searchPriceMax: 'Até',
  searchAvailability: 'Disponibilidade',
  searchInStock: 'Só em estoque',
  searchArrival: 'Entrega',
  searchAnyTime: 'Qualquer prazo',
  searchWithin: '{days, plural, one {Em até # dia} other {Em até # dias}}',
  searchRating: 'Nota',
  searchAnyRating: 'Qualquer nota',
  searchRatingFrom: '{stars, plural, one {# estrela ou mais} other {# estrelas ou mais}}',
  searchShipTo: 'País de entrega',
  searchAnywhere: 'Qualquer país',
  searchChipPrice: 'De {low} a {high}',
  searchChipPriceFrom: 'A partir de {low}',
  searchChipPriceTo: 'Até {high}',
  searchChipShipTo: 'País de entrega: {country}',
  searchChipWord: 'Busca: {q}',
  searchSort: 'Ordenar por',
  searchSortNow: 'Ordenar',
  searchSort_relevance: 'Mais relevantes',
  searchSort_plain: 'Recomendados',
  searchSort_new: 'Mais recentes',
  searchSort_price_up: 'Menor preço',
  searchSort_price_down: 'Maior preço',
  searchSort_rating: 'Mais bem avaliados',
  searchSort_popular: 'Mais comprados',
  searchShownFor: 'Nada foi encontrado para “{q}”. Estes são os resultados para “{other}”.',
  searchBetter: 'Você quis dizer “{other}”?',
  searchFor: 'Buscar “{q}”',
  searchNothingFiltered: 'Nenhum produto corresponde a estes filtros',
  searchNothingFilteredHint: 'Remova um filtro para ver mais.',
  searchNothingHint: 'Confira a grafia, tente outra palavra ou veja uma categoria.',
  searchLookInto: 'Ver uma categoria',

  // Explore: goods of all shops.
  exploreTitle: 'Explorar',
  exploreLead: 'Produtos de todas as lojas abertas aqui.',
  exploreDescription:
    'Produtos de todas as lojas daqui, cada um pelo melhor preço, com notas de quem comprou.',
  exploreSearchLabel: 'Buscar em todas as lojas',
  exploreSearchPlaceholder: 'Busque em todas as lojas',
  exploreSoldBy: 'Vendido por {shop}',
  exploreSoldByMany: '{shop}, o melhor preço entre {count, number} lojas',
  exploreRated: '{rating, number, ::.0} de 5, {count, plural, one {# nota} other {# notas}}',
  exploreShops: 'Lojas',
  exploreShopsOrder: 'Na ordem dos produtos abaixo.',
  exploreEmpty: 'Nenhuma loja tem algo à venda ainda',
  exploreEmptyHint: 'Volte daqui a pouco: as lojas ainda estão preparando seus produtos.',
  exploreAll: 'Ver tudo',
  exploreOtherShops: 'Ver todas as lojas',
  exploreAbove: 'Onde você está',
  exploreHowLink: 'Como os produtos são ordenados',
  exploreHowTitle: 'Como os produtos são ordenados',
  exploreHowLead:
    'Uma única fórmula, igual para todas as lojas, decide quais produtos vêm primeiro. Ninguém pode comprar um lugar melhor, e ninguém pode ajustar nada para uma só loja.',
  exploreHowFirst: 'Primeiro, o que você digitou',
  exploreHowFirstText:
    'Primeiro vêm os produtos cujo título ou código é exatamente o que você digitou. Depois, os títulos que começam com isso, os títulos com todas as palavras, os produtos que mencionam todas as palavras em outro lugar e, por último, o que se parece com uma palavra talvez mal escrita.',
  exploreHowThen: 'Depois, o que se sabe dos produtos',
  exploreHowThenText:
    'Produtos que correspondem igualmente bem são ordenados por uma pontuação de 0 a 1.000, formada por cinco fatores:',
  exploreHowWeight: '{percent, number, percent} da pontuação',
  exploreHowPart_rating: 'O que os compradores disseram',
  exploreHowPartText_rating:
    'As notas de compradores verificados em todas as lojas. Quando há poucas notas, elas contam menos, e depois de {days, number} dias uma nota conta pela metade.',
  exploreHowPart_price: 'O preço',
  exploreHowPartText_price:
    'O menor preço em uma loja aberta, comparado ao preço mediano das lojas ou, quando menos de {shops, number} lojas vendem o produto, ao preço sugerido pelo fornecedor.',
  exploreHowPart_refunds: 'Os reembolsos',
  exploreHowPartText_refunds:
    'Quantas das unidades compradas foram reembolsadas por terem algum problema. Depois de {days, number} dias, um pedido conta pela metade.',
  exploreHowPart_availability: 'A disponibilidade',
  exploreHowPartText_availability:
    'Produtos em estoque vêm antes dos que estão quase ou totalmente esgotados.',
  exploreHowPart_delivery: 'O prazo de entrega',
  exploreHowPartText_delivery:
    'O prazo em que chegam nove de cada dez pacotes. {best, number} dias ou menos valem o máximo; {worst, number} dias ou mais não valem nada.',
  exploreHowOffer: 'Qual loja aparece',
  exploreHowOfferText:
    'Quando várias lojas vendem o mesmo produto, você vê a que tem o menor preço e, com preços iguais, a que o colocou à venda primeiro.',
  exploreHowLeftOut: 'O que não conta',
  exploreHowLeftOutText:
    'Lojas fechadas ou em férias, pedidos cancelados, pagamentos que mais ninguém pode confirmar, vendas de uma loja a si mesma e comentários removidos.',
  exploreHowPaid: 'Lugares pagos',
  exploreHowPaidText:
    'Alguns lugares desta lista são pagos. Eles são identificados, ficam ao lado da ordem acima e não mudam nada nela. No máximo um quinto de uma lista é pago. Não usamos o histórico de ninguém: um lugar é escolhido pelo que a loja oferece por um clique, pela qualidade da loja e do produto segundo os fatos e pela frequência com que produtos assim recebem cliques.',
  exploreHowExact: 'A fórmula exata, com exemplos para refazer o cálculo',
};
