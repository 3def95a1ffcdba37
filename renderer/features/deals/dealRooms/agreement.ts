export const AGREEMENT_TITLE = 'Buyer agreement with Haven Realty';

/** The buyer agreement with Haven Realty. This exact text is what gets signed. */
export const AGREEMENT = [
  '1. You name Haven Realty as the broker that finds and shows you senior-living communities and helps you make and close an offer. The agreement is not exclusive: you may work with other brokers on communities that Haven Realty did not show you.',
  '2. Haven Realty looks for communities that fit what you say you want, tells you what it knows about them, writes offers as you decide them, and keeps to itself what you tell it of your means and your limits.',
  '3. You say truly what funds, lenders and licences you have, keep confidential what you are shown, and speak to owners, staff and residents of a community only through Haven Realty or with its consent.',
  '4. Haven Realty is paid at closing by the seller out of the commission that the listing states. Where a listing states none, a fee is owed only if you agree to it in writing before your offer.',
  '5. Where Haven Realty also serves the seller of a community, it tells you before you make an offer, and goes on only if you agree.',
  '6. The agreement lasts six months from your signature. Either side may end it by writing, with ten days’ notice. Clause 4 goes on to hold for communities that were shown to you before.',
  '7. It is governed by the law of the state in which the community lies that you buy.',
].join('\n\n');

export const CONSENT = 'I have read this text, I agree to it, and I sign it electronically.';
