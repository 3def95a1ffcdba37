export { ProfileDetails } from './ProfileDetails.tsx';
export { ProfileForm } from './ProfileForm.tsx';
export { BrokerForm } from './practice/BrokerForm.tsx';
export { useGetMyPracticeQuery, useGetMySellerProfileQuery } from './profileApi.ts';
export { SellerForm } from './selling/SellerForm.tsx';
