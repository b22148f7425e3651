// Calls that need no key to be sent twice, and why: what is not here and makes something takes a key.

const names = (text: string) => text.trim().split(/\s+/);

/** By the reason that a second one makes nothing new. */
export const repeatableCalls: Readonly<Record<string, readonly string[]>> = {
  'it only reads, works out or hands out what is there': names(`
    checkNotices depositDetail exportBuyerChat exportChat exportOrders findOrder
    homeStat homeStatLine sealLeaves invitationDoor inviteCode listApiKeys listAppeals
    listDeliveries listDeposits listFeedback listFriendInvitations listHooks listLooks listNotices
    listPayoutAccounts listPromotion listRestrictions listWithdrawals
    perInfo previewReturn pushList quoteWithdrawal readConsoleLink restrictionDetail
    exportFlow listStatementEntries listStatements readStatement statementFile
    openContact readMemberInvitation listProposals listReminders
    exportInsights listInsightDays listInsightOrders listProductInsights readBuyerInsights readReturnInsights readVisitorInsights
    listCaseChanges listGoodsChanges listOrderChanges listShowcaseChanges listWithdrawalChanges
    statementCopy readRestrictionDocument supplierPaymentFile verifyReceipt wallet walletFlow withdrawalDetail lookAtIdentity openIdentityAppeal quoteCart`),
  'it sets something to what it says; the second one finds it so': names(`
    changeSupplierPassword acceptTerms attestReserve announceDocument
    addTypes answerFeedback changeCarriers changeChannels changeConsolePassword changeContent changeHook changeLanguages
    changeLook changePassword changePrices changeSteps changeView chooseView confirmMail editGoods editPayoutAccount
    editType finishFeedback givePublicSupport handOverChat markBuyerChat markChat moveGoods moveInShowcase noticeReach
    orderContent orderTypes quietHours rateChat readFeedback readNotices returnPlace saveArticleDraft saveBannerDraft
    saveGoods claimSourcing setPriceRule setRefundPlace setSimilar shopLook storeInfo switchRegistration takeIdentity updatePayPassword voteArticle
    claimChat addLanguage addToShowcase publishContent apiStock apiTracking labelParcels stockFile trackingFile
    importGoods importRates importShipping importSynonyms importTaxes undoShowcase setDiscountState setFreeDelivery
    translateChat assignTalk setQuantityPrice setMemberRefunds setMemberRole swapSupplier saveListing undoListing setCustomerTags setLink confirmRestock confirmQuestion showQuestion countReminder setReminders saveBuyerAddress setWish addBundle setBundle sendSourcing
    saveCollection setFeatured saveShopPage setMenu setPayoutSchedule`),
  'it ends something; the second one finds it over': names(`
    removeDomain closeContact endPayoutSchedule endSale deleteCustomerNote removeAnswer withdrawSourcing removeBundle removeCollection removeShopPage disconnectSingleSignOn stopRestock deleteQuestion removeQuestion stopReminder deleteBuyerPage endBuyerSessions removeBuyerAddress
    endSupplierSessions removeSupplierFactor
    askErasure cancelErasure closeChat closeDeskChat deleteView dropAnnouncement dropDraft endConsoleSessions endContent
    endSecondFactor endSessions eraseBuyer lessenPerson logout operatorLogout pushUnsubscribe removeCanned removeFactor
    removeDevice retainDevice
    removeFromShowcase removeHook removeLinkedShop removeMember switchShop revokeMemberInvitation removePayoutAccount retireType revokeApiKey revokeFriendInvitation revokeInvitation
    revokeKey stopEmails`),
  'it decides something that is decided once': names(`
    writeShowcaseFile answerQuestion answerSourcing agreeIdentityRecall decideAnnouncement decideIdentity decideIdentityAppeal decideLegal decideLimit decideRoleChange
    decideSupplierAccount resolveReport sendAnnouncement`),
  'one of its kind is open at a time: the second one is it, or is told of it': names(`
    makeSample addLinkedShop addDomain askRestock askQuestion askReminder connectSingleSignOn addDiscount addSale askIdentityRecall openChat openPayment reportAddress reportBuyerChat reportChat`),
  'what it makes replaces what it made before': names(`
    renewAccountCodes beginConnection beginSingleSignOn
    beginSupplierApp beginSupplierPasskey proveSupplierPasskeyBegin renewSupplierCodes
    beginApp beginPasskey beginSecondFactor consolePasskeyBegin consoleSetUpBegin consoleSetUpPasskeyBegin
    provePasskeyBegin pushRenew pushSubscribe`),
  'its code, ticket or link is used once': names(`
    resetPassword singleSignOn joinTeam openBuyerPage
    addSupplierPasskey confirmSupplierApp proveSupplierFactor
    addPasskey confirmApp confirmSecondFactor consoleCode consolePasskey consoleSetUp consoleSetUpPasskey joinConsole
    proveFactor`),
  'one public key is one device; the second one finds it there': names('addDevice'),
  'it sends one link, of which a name has a few in a time': names('askPasswordReset askBuyerLink'),
  'signing in makes a session, of which a person has a few; registering again signs in':
    names('login operatorLogin'),
  'the message has an id of its sender': names(`
    adBeacon carrierEvents mailReport paymentWebhook payoutMessage sendBuyerChat sendChat sendDeskChat testPay`),
  'it lasts a few seconds, or may happen twice': names(`
    checkDomain pushTest reconcileNow typingBuyerChat typingChat`),
};
