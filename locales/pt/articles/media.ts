import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the pictures and videos that a merchant uploads. */
export const media = {
  'crop-pictures': {
    title: 'Como cortar uma imagem?',
    body: `
Quando você escolhe um logo, a imagem do topo ou uma imagem sua para um produto, primeiro escolhe a parte que vai aparecer. O logo e a imagem do topo ficam em [dados da loja](/shop); as imagens de um produto, em **Texto e imagens**.

- **Mover**: arraste a imagem, ou use os botões ou as teclas de seta.
- **Zoom**: faça pinça com dois dedos, use a roda do mouse ou o controle deslizante, ou pressione + e −.
- **Prévia**: abaixo você vê como vai ficar, no celular e no computador, ou na página do produto e nas listas.

Só a parte escolhida é enviada; o original fica no seu aparelho. **Cancelar** não muda nada. Depois de **Usar esta parte**, você pode **Cortar de novo** até salvar.

O logo é quadrado, a imagem do topo é três vezes mais larga que alta e a imagem de um produto é vertical (4:5). Se a parte for pequena demais para o lugar, avisamos antes.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-video': {
    title: 'Como adicionar um vídeo a um produto?',
    body: `
Abra um produto da sua [vitrine](/goodsList), escolha **Texto e imagens** e, em **Vídeo**, **Escolher um vídeo**.

- Um vídeo por produto, de até 30 segundos e 20 MB, em MP4/MOV (H.264 com som AAC) ou WebM. Qualquer outro é recusado com o motivo.
- Se a conexão cair, o arquivo continua escolhido: toque em **Tentar de novo** ou espere voltar a conexão.
- Os compradores dão o play, e nada é carregado antes. A capa é a primeira imagem do produto: coloque a melhor em primeiro lugar.
- Em **O que se diz e se ouve**, escreva as palavras e os sons para quem não pode ouvir. O texto aparece abaixo do vídeo e segue as regras do [seu próprio texto](own-words).
- **Salvar** mostra o vídeo na sua loja. Durante 10 minutos você pode desfazer.

O lugar, a hora e o aparelho que um celular grava no vídeo são removidos. A imagem e o som ficam como estão: confira o que se vê e se ouve antes de salvar.

Um vídeo que você troca ou remove é excluído em até dois dias, e também o de um produto que você tira da vitrine.

**Um vídeo do iPhone é recusado?** Em Ajustes, Câmera, Formatos, escolha “Mais Compatível” e grave de novo, ou salve como MP4.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
