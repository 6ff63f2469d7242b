import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const records = (count: number) => (count === 1 ? '1 applicant' : `${number(count)} applicants`)

export const en = {
  words: {
    many: 'applicants',
    names: 'applicant candidate application',
    bin: 'Deleted applicants',
    records,
    added: (count: number) => (count === 1 ? '1 new applicant' : `${number(count)} new applicants`),
    removed: (count: number) =>
      count === 1 ? '1 applicant no longer belongs here' : `${records(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${records(count)} were deleted`,
  },
  name: (id: string) => `Applicant ${id}`,
  letter: {
    action: 'Reject by letter',
    title: 'Reject by letter',
    about:
      'Each applicant gets an email of their own, and the stage becomes Rejected. Undo brings the stages back, but not the emails.',
    reason: 'Kept with each applicant; it isn’t in the letter.',
    subject: 'Your application',
    text: 'Dear {name},\n\nthank you for your interest and the time you took. We have decided to go ahead with other applicants.\n\nWe wish you all the best.',
  },
  fields: {
    openingId: 'Opening',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    source: 'Source',
    stage: 'Stage',
    reason: 'Reason',
    rating: 'Rating',
    ownerId: 'Owner',
    appliedAt: 'Applied',
    nextInterviewAt: 'Next interview',
    note: 'Summary',
    files: 'CV and files',
    screenAt: 'Screened',
    interviewAt: 'Interviewed',
    offerAt: 'Offered',
    hiredAt: 'Hired',
    endedAt: 'Ended',
    furthest: 'Got to',
    userId: 'User',
    createdAt: 'Created',
    interview: 'Interview',
  },
  choices: {
    stage: {
      Applied: 'Applied',
      Screen: 'Screening',
      Interview: 'Interview',
      Offer: 'Offer',
      Hired: 'Hired',
      Rejected: 'Rejected',
      Withdrawn: 'Withdrawn',
    },
    furthest: { Applied: 'Applied', Screen: 'Screening', Interview: 'Interview', Offer: 'Offer', Hired: 'Hired' },
    source: {
      Website: 'Website',
      'Job board': 'Job board',
      Referral: 'Referral',
      'Social media': 'Social media',
      Agency: 'Agency',
      Fair: 'Job fair',
    },
    reason: {
      None: 'None given',
      Experience: 'Experience',
      Skills: 'Skills',
      Salary: 'Salary',
      Location: 'Location',
      'Other candidate': 'Another candidate',
      'Other offer': 'Another offer',
      'No answer': 'No answer',
    },
    interview: { today: 'Today', later: 'Later', past: 'Past', none: 'None scheduled' },
  },
  list: {
    title: 'Applicants',
    search: 'Search names, emails, and phones',
    create: 'New applicant',
    empty: 'No applicants yet',
    emptyText: 'Everyone who applies for an opening is kept here, with how far they got.',
  },
  form: {
    edit: 'Edit applicant',
    sections: {
      about: { title: 'Applicant', text: 'Who applied, for what, and how you heard of them.' },
      way: { title: 'Application', text: 'How far it got, what you think of it, and what’s next.' },
    },
    hints: {
      stage: 'When somebody gets to a stage is noted by itself.',
      reason: 'Only for those who were rejected or withdrew.',
      rating: 'From 1 to 5; 0 as long as you haven’t rated.',
    },
  },
  hire: {
    label: 'Hire',
    done: (name: string) => `${name} was hired, and is now a pending user`,
  },
}
