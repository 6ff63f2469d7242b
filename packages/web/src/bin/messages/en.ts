export const en = {
  about: (days: number) => `Removed for good ${days} days after they were deleted.`,
  search: 'Search what was deleted',
  restore: 'Restore',
  system: 'System',
  fields: {
    title: 'Name',
    actor: 'Deleted by',
    reason: 'Reason',
    deletedAt: 'Deleted',
    expiresAt: 'Removed for good',
  },
  emptyTitle: 'The bin is empty',
  emptyText: (days: number) => `What is deleted can be restored from here for ${days} days.`,
}
