/** What a list that is read page by page says while nothing more is to come; rows and an error stand beside it. */
export const idleList = {
  hasMore: false,
  isLoadingMore: false,
  isReading: false,
  loadMore: () => undefined,
  retry: () => undefined,
};
