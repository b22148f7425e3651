// Calls of the console and of suppliers that ask for no fresh second factor, and why: what is not here asks for one.

const names = (text: string) => text.trim().split(/\s+/);

/** By the reason that nobody gains or loses money by the act itself. */
export const callsWithoutAFreshFactor: Readonly<Record<string, readonly string[]>> = {
  'it stops money for a while, and whoever sees a theft must not look for a device first':
    names('freezeWallet pausePayouts'),
  'it hands out the file of a payment that was released already': names('supplierPaymentFile'),
  'it keeps a paper or an answer that another person decides on': names(
    'addRestrictionDocument answerHouse houseClaimPicture',
  ),
  'it gives up a claim of ours before anything of it was booked': names('withdrawHouseClaim'),
  'it looks at the books and writes none of them': names('reconcileNow sealLeaves'),
  'it opens or closes a way for a shop, and no money moves with it': names(`
    agreeIdentityRecall askIdentityRecall decideIdentity decideIdentityAppeal openIdentityAppeal lookAtIdentity takeIdentity readRestrictionDocument
    addInvitations revokeInvitation switchRegistration givePublicSupport`),
  'it says what is sold, for how much and where from now on; what was bought and quoted stays as it is':
    names(`
    addGoods editGoods importGoods moveGoods importSynonyms addTypes editType orderTypes retireType addSupplier
    importRates importShipping importTaxes addLanguage changeCarriers changeChannels changeLanguages changeSteps`),
  'its act asks for the fresh factor itself: it changes who comes in, or who we say we are': names(`
    changeLook uploadLogo proposeLegal decideLegal
    invitePerson renewConsoleLink proposeRoleChange decideRoleChange lessenPerson
    addPasskey beginApp beginPasskey changeConsolePassword removeFactor renewConsoleCodes
    addSupplierPasskey beginSupplierApp beginSupplierPasskey changeSupplierPassword removeSupplierFactor
    renewSupplierCodes beginConnection connectSingleSignOn disconnectSingleSignOn`),
  'it is the second step itself, or it only makes the way in narrower': names(`
    confirmApp proveFactor provePasskeyBegin endConsoleSessions
    confirmSupplierApp proveSupplierFactor proveSupplierPasskeyBegin endSupplierSessions revokeKey`),
  'it is words and pictures; those that speak of payment wait for a second person': names(`
    createContent changeContent saveArticleDraft saveBannerDraft uploadBannerPicture dropDraft publishContent
    republishContent endContent orderContent saveAnnouncement sendAnnouncement decideAnnouncement dropAnnouncement
    decideComment answerContact openContact closeContact answerFeedback readFeedback finishFeedback resendEmail
    claimSourcing answerSourcing
    claimChat closeDeskChat handOverChat sendDeskChat uploadDeskChat resolveReport saveCanned removeCanned`),
  'it is about one’s own lists and files': names('saveView changeView chooseView deleteView startExport'),
  'it has work that is due anyway tried sooner; nothing is skipped, and nothing is done twice':
    names('runTimer'),
  'it sends email to an address again; the next one that comes back ends that': names('liftSuppression'),
  'it takes a buyer’s name away; what was bought and paid stays': names('eraseBuyer'),
  'it is a supplier’s day at the warehouse; what a buyer gets back follows from the order, and goes where it came from':
    names(`
    labelParcels trackingFile apiTracking markParcel cannotSupply inspectReturn uploadInspection returnPlace
    stockFile apiStock`),
  'it is a supplier’s side of a claim, which a person of the house decides on': names(
    'openClaim answerClaim withdrawClaim claimPicture',
  ),
};
