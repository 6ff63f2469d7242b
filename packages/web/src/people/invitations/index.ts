/** Loads the dialog that sends and lists invitations. */
export const loadInvitations = async () => (await import('./invitations-dialog.tsx')).InvitationsDialog
