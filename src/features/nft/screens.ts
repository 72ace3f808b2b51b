// Where the code of each page is: known only once one of them is wanted.
export const nftScreen = () => import('./screens/nft-screen.tsx');
export const artworkScreen = () => import('./screens/artwork-screen.tsx');
export const nftSearchScreen = () => import('./screens/nft-search-screen.tsx');
export const artistScreen = () => import('./screens/artist-screen.tsx');
export const nftProfileScreen = () => import('./screens/nft-profile-screen.tsx');
export const myNftScreen = () => import('./screens/my-nft-screen.tsx');
export const purchaseRecordsScreen = () => import('./screens/purchase-records-screen.tsx');
export const wonAuctionScreen = () => import('./screens/won-auction-screen.tsx');
export const resellScreen = () => import('./screens/resell-screen.tsx');
