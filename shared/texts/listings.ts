import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXLTX: 'A transaction of this listing is running. Move the transaction instead.',
  HXMVN: "Material not found, or you don't have access.",
  HXMVL: 'Only communities on the market can be sent.',
  HXMVO: 'A newer version is available. Send that one.',
  HXMVA: 'Enter an email address like name@example.com.',
  HXMVT: 'This version was already sent to this email.',
  HXMVC: 'You can send to up to 25 contacts at once.',
  HXMVM: 'This listing has reached 100 versions. No more can be created.',
  HXPLN: 'Contacting brokers requires a paid plan. Choose one to continue.',
  HXCON:
    "You've used all broker contacts for this month. They reset on the first of next month (UTC), or upgrade for more now.",
  HXTPR: "Your workspace has reached its plan's property limit. Withdraw one, or contact support.",
  HXBKW: "The brokerage's broker of record hasn't signed this listing, or returned it.",
  HXLLI: "The broker isn't licensed in this state. Add a co-broker who is.",
  HXLST: "You've reached your plan's listing limit. Delete one or choose a larger plan.",
  HXLMV:
    "A listing can't change to that status. A sold listing stays sold. Contact us if it was marked by mistake.",
  HXLNA: "This listing isn't approved yet. Mark it under contract or sold once it's public.",
  HXLPL: "Your plan doesn't include listings. Choose one that does. Your draft is saved.",
  HXLIN: 'Something is missing: a name, city, state, or community type.',
  HXLPX: 'A listing can have up to 40 photos, with no duplicates.',
  HXTUG: 'Only the seller of a listing can change its tour.',
  HXTUI: 'A photo of this tour was removed from the listing. Remove its scene, then save again.',
  HXTUM: 'A 3D model of this tour is missing. Remove its scene, or upload the model again.',
  HXTUS: 'This tour was changed in another window. Reload and try again.',
  HXTUV: 'Give each scene a name and each point a title, then save again.',
  HXLPM: "A photo didn't upload. Remove it or add it again.",
  HXLDN: 'You can have up to 200 drafts. Delete or submit some first.',
  HXLDG: 'This draft no longer exists. It was submitted or deleted, maybe on another device.',
  HXLDC: 'This draft was changed on another device.',
  HXLDT:
    "One of these lines can't be saved. Units must be whole numbers, payors must total 100%, and each month can appear once.",
  HXNDA: "Contact this listing's broker first to get its documents.",
  HXNDV: 'The agreement text has been updated. Read and sign the new version.',
  HXNDN: 'First set the agreement buyers sign before reading documents.',
  HXNDM: 'This agreement has reached 100 versions. Contact us if you need another.',
  HXFED: "These rows don't match the federal file format. Choose the file as downloaded.",
  HXFEU: 'This upload was discarded or published. Choose the file again.',
  HXFEI: 'Rows are missing from this upload. Choose the file again.',
  HXFEN: 'A newer file is already published. Undo its import first.',
  HXFEX: 'Only the newest import can be undone, once.',
  HXFEA: "We couldn't find this area. Check the town, or draw the area again.",
  HXWTL: 'You watch 200 things. Stop watching some to add more.',
  HXGON: 'This listing is no longer available.',
  HXOWN: 'This is your own listing.',
});

export const listingsNotices = {
  brokerContacted: {
    title: 'Message sent',
    description: 'We emailed the broker your message and contact details.',
  },
} as const satisfies Record<string, Notice>;
