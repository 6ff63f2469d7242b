/** What invites people by mail, and shows who has not answered yet. */
export const loadInvitations = async () => (await import('./invitations-dialog.tsx')).InvitationsDialog
